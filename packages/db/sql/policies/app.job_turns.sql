call app.protect_platform_table('app.job_turns');
