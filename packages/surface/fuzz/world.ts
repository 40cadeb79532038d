// Prepares a target: secrets in rows and objects, an open and a closed bucket, a signed-in user.
import { createClient } from '@supabase/supabase-js'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Target } from './target.ts'

/** Stored where only the service may read it. */
const CANARY = 'canary-5b1f0c77-do-not-sing'

/** Run as the database owner after the test fixture. */
export const CANARY_SQL = `
create table public.secrets (id int primary key, word text);
alter table public.secrets enable row level security;
insert into public.secrets values (1, '${CANARY}');
create table public.locked (id int primary key, word text);
revoke all on public.locked from anon, authenticated;
insert into public.locked values (1, '${CANARY}');
create policy anybody on storage.objects for all to anon, authenticated using (bucket_id = 'open') with check (bucket_id = 'open');
alter publication supabase_realtime add table public.clients, public.secrets;`

/** Creates buckets, the hidden object and the user through the API. */
export async function settle(
  server: Pick<Target, 'url' | 'anonKey' | 'serviceKey' | 'secret' | 's3'>,
): Promise<Target> {
  const options = { auth: { persistSession: false, autoRefreshToken: false } }
  const { storage } = createClient(server.url, server.serviceKey, options)
  const person = createClient(server.url, server.anonKey, options)
  const failed = [
    (await storage.createBucket('open', { public: true })).error,
    (await storage.createBucket('closed', { public: false })).error,
    (await storage.from('closed').upload('hidden.txt', CANARY)).error,
    (await storage.from('open').upload('a.txt', 'hello')).error,
  ].find((error) => error !== null)
  if (failed) throw failed
  const { data, error } = await person.auth.signUp({
    email: 'person@example.com',
    password: 'a-long-password',
  })
  if (error) throw error
  return { ...server, userToken: data.session?.access_token ?? '', canary: CANARY }
}

/** Counts files in the storage folders. */
export async function countFiles(folder: string): Promise<{ incoming: number; kept: number }> {
  const files = async (name: string): Promise<number> =>
    (await readdir(join(folder, name), { recursive: true, withFileTypes: true })).filter((f) => f.isFile())
      .length
  return { incoming: await files('incoming'), kept: await files('objects') }
}
