call app.protect_platform_table('app.processes');
