-- Sign-ins, codes, mails, trials and messages are counted by one function over one table: auth.take_tries, auth.rate_limits.
drop table app.rate_limits;
