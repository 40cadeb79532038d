call app.protect_platform_table('app.company_moves');
