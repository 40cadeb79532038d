-- Names and ranges of a run's limits, which the API alone checked before (contracts: planRules). Rules that the API
-- could not read are dropped.
update public.plans set rules = '{}' where jsonb_typeof(rules) <> 'object' or jsonb_path_exists(rules, '$.keyvalue() ? (!(
    (@.key == "maxSeconds" && @.value.type() == "number" && @.value >= 1 && @.value <= 28800)
    || (@.key == "maxStops" && @.value.type() == "number" && @.value >= 1 && @.value <= 1000)
    || (@.key == "notBefore" && @.value.type() == "string")
    || ((@.key == "saferPercent" || @.key == "compactPercent")
      && @.value.type() == "number" && @.value >= 0 && @.value <= 20)))');
alter table public.plans drop constraint plans_rules_check;
alter table public.plans add constraint plans_rules_check check (
  app.is_json(rules, 'object', 2000) and not jsonb_path_exists(rules, '$.keyvalue() ? (!(
    (@.key == "maxSeconds" && @.value.type() == "number" && @.value >= 1 && @.value <= 28800)
    || (@.key == "maxStops" && @.value.type() == "number" && @.value >= 1 && @.value <= 1000)
    || (@.key == "notBefore" && @.value.type() == "string")
    || ((@.key == "saferPercent" || @.key == "compactPercent")
      && @.value.type() == "number" && @.value >= 0 && @.value <= 20)))')) not valid;
alter table public.plans validate constraint plans_rules_check;
