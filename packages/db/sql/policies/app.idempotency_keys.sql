call app.protect_platform_table('app.idempotency_keys');
