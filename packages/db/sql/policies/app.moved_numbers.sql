call app.protect_platform_table('app.moved_numbers');
