call app.protect_platform_table('app.text_opt_outs');
