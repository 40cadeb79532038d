call app.protect_platform_table('app.database_sizes');
