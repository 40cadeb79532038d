call app.protect_platform_table('app.pin_tries');
