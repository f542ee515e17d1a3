//! Functions that call each other at one level of the processor.

/// Defines a function that runs an inlined one as a [`Task`](othello_core::kernel::Task), in a function of
/// its own that is compiled for the level. Without it the functions of a recursion would be
/// compiled for no level, or inlined into each other.
macro_rules! level_function {
    ($(#[$meta:meta])* $name:ident = $body:path, ($($argument:ident: $type:ty),*)) => {
        $(#[$meta])*
        #[inline(always)]
        pub fn $name<K: othello_core::kernel::Kernel>(
            kernel: K,
            worker: &mut $crate::worker::Worker<'_>,
            $($argument: $type),*
        ) -> i32 {
            struct Call<'w, 's> {
                worker: &'w mut $crate::worker::Worker<'s>,
                $($argument: $type),*
            }

            impl othello_core::kernel::Task for Call<'_, '_> {
                type Output = i32;

                #[inline(always)]
                fn run<K: othello_core::kernel::Kernel>(self, kernel: K) -> i32 {
                    $body(kernel, self.worker, $(self.$argument),*)
                }
            }

            kernel.run(Call { worker, $($argument),* })
        }
    };
}

pub(super) use level_function;
