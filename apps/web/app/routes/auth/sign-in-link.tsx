// `/sign-in-link`: target of sign-in mails. A valid link signs in; an expired one leads to the form.
import { useEffect, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { areaOf } from '@dropwise/contracts'
import { brokenLinkText, useMailLink } from '../../features/sign-in/mail-link.ts'
import { NarrowPage } from '../../features/sign-in/narrow-page.tsx'
import { enterByLink } from '../../features/sign-in/registration.ts'
import { safePath } from '../../features/sign-in/safe-path.ts'
import { SIGN_IN_LINK_PATH } from '../../features/sign-in/sign-in-link.ts'
import { pageMeta } from '../../features/site/meta.ts'
import { useSession } from '../../lib/session-context.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageSpinner } from '../../ui/skeleton.tsx'
import { BRAND } from '../../lib/brand-of-page.ts'
import { signInWords as words } from '../../lib/words/sign-in.ts'

export const meta = () =>
  pageMeta({
    title: words('signInByLink'),
    description: `Signs in to ${BRAND.name} with the link from an email.`,
    path: SIGN_IN_LINK_PATH,
    isHidden: true,
  })

export default function SignInLink() {
  const { user, waitsFor } = useSession()
  const [params] = useSearchParams()
  const link = useMailLink()
  // Read `to` before the link's data is removed from the URL.
  const [returnPath] = useState(() => safePath(params.get('to')))
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    if (!link) return
    const entering = 'tokens' in link ? enterByLink(link.tokens) : Promise.resolve(link.problem)
    void entering.then(setProblem)
  }, [link])
  if (user) return <Navigate to={returnPath ?? areaOf(user.role)} replace />
  // The sign-in page asks for the second factor.
  if (waitsFor !== null)
    return <Navigate to={returnPath ? `/login?to=${encodeURIComponent(returnPath)}` : '/login'} replace />
  if (!problem) return <PageSpinner label={words('signingIn')} />
  return (
    <NarrowPage title={words('linkBroken')} lead={brokenLinkText(problem, 24)}>
      <ButtonLink to="/login" size="l" variant="primary">
        {words('askNewLink')}
      </ButtonLink>
    </NarrowPage>
  )
}
