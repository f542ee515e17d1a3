//! Functions that call each other at one level of the processor.

/// Defines a function that calls an inlined one as a [`Function`](othello_core::kernel::Function),
/// which is compiled for the level. Without it the functions of a recursion would be
/// compiled for no level, or inlined into each other.
macro_rules! level_function {
    (
        $(#[$meta:meta])*
        $name:ident = $body:path, (discs: Discs $(, $argument:ident: $type:ty)*) -> $output:ty
    ) => {
        $(#[$meta])*
        #[inline(always)]
        pub fn $name<K: othello_core::kernel::Kernel>(
            kernel: K,
            worker: &mut $crate::worker::Worker<'_>,
            discs: $crate::discs::Discs,
            $($argument: $type),*
        ) -> $output {
            use $crate::discs::Discs;
            use $crate::worker::Worker;

            struct Body;

            impl othello_core::kernel::Function<&mut Worker<'_>, Discs, ($($type,)*)> for Body {
                type Output = $output;

                #[inline(always)]
                fn call<K: othello_core::kernel::Kernel>(
                    kernel: K,
                    worker: &mut Worker<'_>,
                    discs: Discs,
                    ($($argument,)*): ($($type,)*),
                ) -> $output {
                    $body(kernel, worker, discs, $($argument),*)
                }
            }

            kernel.call::<Body, _, _, _>(worker, discs, ($($argument,)*))
        }
    };
}

pub(super) use level_function;
