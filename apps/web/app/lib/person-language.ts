// The language of a person: a setting of the account, stored in this browser for starts without a network.
import { useEffect } from 'react'
import { pickLanguage, SOURCE_LANGUAGE, type Language } from '@dropwise/contracts'
import { keepLanguage } from './language.ts'
import { useSession, type SignedIn } from './session-context.ts'
import { supabase } from './supabase.ts'

/** Person whose choice has not reached the server. */
const UNSAVED_KEY = 'language-unsaved'

async function save(userId: string, language: Language): Promise<void> {
  const { error } = await (await supabase()).from('profiles').update({ locale: language }).eq('id', userId)
  if (error) throw new Error(error.message)
  localStorage.removeItem(UNSAVED_KEY)
}

/** Shows the language at once; without a network the server gets it on the next start. */
export async function choosePersonLanguage(userId: string, language: Language): Promise<void> {
  localStorage.setItem(UNSAVED_KEY, userId)
  await keepLanguage(language)
  await save(userId, language)
}

/**
 * The person's choice, else the company's. Companies start with English, so English as the company's language is not a
 * choice, and the browser's language stays.
 */
async function readPersonLanguage({ userId, tenantId }: SignedIn): Promise<Language | undefined> {
  const client = await supabase()
  const person = await client
    .from('profiles')
    .select('locale')
    .eq('id', userId)
    .maybeSingle<{ locale: string | null }>()
  if (person.error) throw new Error(person.error.message)
  if (person.data?.locale || !tenantId) return pickLanguage([person.data?.locale])
  const company = await client
    .from('tenants')
    .select('locale')
    .eq('id', tenantId)
    .maybeSingle<{ locale: string }>()
  const language = pickLanguage([company.data?.locale])
  return language === SOURCE_LANGUAGE ? undefined : language
}

async function followPerson(user: SignedIn): Promise<void> {
  const unsaved =
    localStorage.getItem(UNSAVED_KEY) === user.userId && pickLanguage([localStorage.getItem('language')])
  if (unsaved) return save(user.userId, unsaved)
  const language = await readPersonLanguage(user)
  if (language) await keepLanguage(language)
}

/** Reads the language once per sign-in. Offline, the stored language stays. */
export function usePersonLanguage(): void {
  const { user } = useSession()
  const userId = user?.userId
  useEffect(() => {
    if (user) followPerson(user).catch(() => {})
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new token is the same person
  }, [userId])
}
