// A person: rows of one kind that belong together, in a company or as an account of the platform, and the
// words that name the person.
import type { PersonKind } from '@dropwise/db/personal-data'
import { sql } from 'kysely'
import { onlyRow } from '../../platform/db/only-row.ts'
import type { Trx } from '../../platform/db/scope.ts'

export interface Person {
  kind: PersonKind
  /** Null for an account, which belongs to no company. */
  tenantId: string | null
  ids: readonly string[]
}

export interface PersonWords {
  names: string[]
  emails: string[]
  phones: string[]
  /** Another person of the company has the same name. */
  sharesName: boolean
  /** Companies whose texts may name the person, with their sandboxes. */
  companies: string[]
  /** The person's accounts. */
  accounts: string[]
  /** Whether the company has every requested row. */
  isComplete: boolean
}

const NAME_OF_ACCOUNT = sql`nullif(trim(concat_ws(' ', p.first_name, p.last_name)), '')`

/** Names, mail addresses and phones in the person's own rows. */
export async function readWords(trx: Trx, { kind, tenantId, ids }: Person): Promise<PersonWords> {
  const words = onlyRow(
    await sql<PersonWords>`
      with named as (
        select r.id, null::uuid as account, r.name, r.email, r.phone from public.recipients r
        where ${kind} = 'recipient' and r.tenant_id = ${tenantId} and r.id = any(${ids})
        union all
        select d.id, d.user_id, d.name, d.email, d.phone from public.drivers d
        where ${kind} = 'driver' and d.tenant_id = ${tenantId} and d.id = any(${ids})
        union all
        select p.id, p.id, ${NAME_OF_ACCOUNT}, p.email, p.phone from public.profiles p
        where p.id = any(${ids}) and (${kind} = 'account' or ${kind} = 'member' and exists (
          select from public.memberships m where m.tenant_id = ${tenantId} and m.user_id = p.id))
      ), more as (
        select null::text as name, null::text as email, w.phone from public.delivery_preferences w
        join public.deliveries l on l.tenant_id = w.tenant_id and l.id = w.delivery_id
        join public.orders o on o.tenant_id = l.tenant_id and o.id = l.order_id
        where ${kind} = 'recipient' and o.tenant_id = ${tenantId} and o.recipient_id = any(${ids})
      ), all_words as (select name, email, phone from named union all select name, email, phone from more)
      select
        coalesce((select array_agg(distinct trim(name)) from all_words where trim(name) <> ''), '{}') as names,
        coalesce((select array_agg(distinct lower(email)) from all_words where email <> ''), '{}') as emails,
        coalesce((select array_agg(distinct phone) from all_words where phone <> ''), '{}') as phones,
        (select count(distinct id) from named) = cardinality(${ids}::uuid[]) as "isComplete",
        coalesce((select array_agg(distinct account) from named where account is not null), '{}') as accounts,
        coalesce((select array_agg(t.id) from public.tenants t where coalesce(t.sandbox_of, t.id) = ${tenantId}
          or ${kind} = 'account' and coalesce(t.sandbox_of, t.id) in (
            select m.tenant_id from public.memberships m where m.user_id = any(${ids}))), '{}') as companies,
        exists (
          select from (
            select r.name from public.recipients r where r.tenant_id = ${tenantId} and r.id <> all(${ids})
            union all
            select d.name from public.drivers d where d.tenant_id = ${tenantId} and d.id <> all(${ids})
              and (d.user_id is null or d.user_id <> all(${ids}))
            union all
            select ${NAME_OF_ACCOUNT} from public.profiles p join public.memberships m on m.user_id = p.id
            where m.tenant_id = ${tenantId} and p.id <> all(${ids}) and p.id not in (select s.account from named s where s.account is not null)
          ) other (name) where lower(trim(other.name)) in (select lower(trim(s.name)) from named s)) as "sharesName"`.execute(
      trx,
    ),
  )
  return words
}

/** The person together with rows of the company's sandbox that hold the same words. */
export async function withSandbox(trx: Trx, person: Person, words: PersonWords): Promise<Person[]> {
  const { kind, tenantId } = person
  const { names, emails, phones, sharesName } = words
  const { rows } = await sql<{ sandbox: string; ids: string[] }>`
    select sandbox, ids from app.sandbox_rows_of(${kind}, ${tenantId}, ${names}, ${emails}, ${phones}, ${sharesName})`.execute(
    trx,
  )
  return [person, ...rows.map(({ sandbox, ids }) => ({ kind, tenantId: sandbox, ids }))]
}

export interface Patterns {
  /** Name, mail address and phone. */
  all: string | null
  /** Only mail address and phone. */
  contacts: string | null
}

/** Regular expressions for the person's words, without a name that others share. */
export async function readPatterns(
  trx: Trx,
  { names, emails, phones, sharesName }: PersonWords,
): Promise<Patterns> {
  return onlyRow(
    await sql<Patterns>`
      select app.person_pattern(${sharesName ? [] : names}, ${emails}, ${phones}) as "all",
        app.person_pattern('{}', ${emails}, ${phones}) as contacts`.execute(trx),
  )
}
