call app.protect_platform_table('app.service_times');
