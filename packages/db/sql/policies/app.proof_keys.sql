call app.protect_platform_table('app.proof_keys');
