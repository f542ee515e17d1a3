title = Commands
nothing = No command fits. Enter plays it as moves, such as d3c3.
