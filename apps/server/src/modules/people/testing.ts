// People of a test: their mails, invitations that they accept, and their sign-ins.
import type { TestApi } from '../testing.ts'

const PERSON = { firstName: 'Nadia', lastName: 'Rahman', password: 'quiet harbour 42' }

/** Helpers of the API that `api` returns, which a hook of the test starts. */
export function peopleOf(api: () => TestApi) {
  const asOwner = <Row = unknown>(text: string, values: unknown[] = []) =>
    api().platform.database.asOwner<Row & object>(text, values)
  const post = (key: string | null, url: string, body: object) => api().call(key, 'POST', url, { body })

  /** Mails to an address, newest first, with the tokens of their links. */
  async function mailsTo(email: string) {
    const rows = await asOwner<{ subject: string; body: string; state: string }>(
      'select subject, body, state from public.outbox where recipient = $1 order by id desc',
      [email],
    )
    return rows.map((row) => ({ ...row, token: /\/invite#([\w-]+)/.exec(row.body)?.[1] ?? '' }))
  }
  const tokenTo = async (email: string) => (await mailsTo(email))[0]?.token ?? ''

  const preview = (token: string) => post(null, '/invitations/look', { token })
  const accept = (token: string, person: object | null = PERSON, session: string | null = null) =>
    post(session, '/invitations/accept', { token, ...(person && { person }) })

  async function signIn(email: string) {
    const answer = await api().app.inject({
      method: 'POST',
      url: '/auth/v1/token?grant_type=password',
      payload: { email, password: PERSON.password },
    })
    return answer.json<{ access_token: string; user: { app_metadata: Record<string, string> } }>()
  }
  const sessionOf = async (email: string) => (await signIn(email)).access_token
  return { asOwner, post, mailsTo, tokenTo, preview, accept, signIn, sessionOf }
}
