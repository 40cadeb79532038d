call app.protect_platform_table('app.sign_on_flows');
