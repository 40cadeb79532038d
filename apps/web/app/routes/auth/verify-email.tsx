// `/verify-email`: target of confirmation mails. A valid link signs in; an expired one can be resent.
import { areaOf } from '@dropwise/contracts'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Navigate } from 'react-router'
import { emailRules } from '../../features/sign-in/rules.ts'
import { brokenLinkText, useMailLink } from '../../features/sign-in/mail-link.ts'
import { NarrowPage } from '../../features/sign-in/narrow-page.tsx'
import { enterByLink, sendConfirmationAgain } from '../../features/sign-in/registration.ts'
import { pageMeta } from '../../features/site/meta.ts'
import { useSession } from '../../lib/session-context.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { PageSpinner } from '../../ui/skeleton.tsx'
import { BRAND } from '../../lib/brand-of-page.ts'
import { signInWords as words } from '../../lib/words/sign-in.ts'

export const meta = () =>
  pageMeta({
    title: words('confirmAddress'),
    description: `Confirms the email address of a ${BRAND.name} account.`,
    path: '/verify-email',
    isHidden: true,
  })

export default function VerifyEmail() {
  const { user } = useSession()
  const link = useMailLink()
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    if (!link) return
    const entering = 'tokens' in link ? enterByLink(link.tokens) : Promise.resolve(link.problem)
    void entering.then(setProblem)
  }, [link])
  if (user) return <Navigate to={areaOf(user.role)} replace />
  if (!problem) return <PageSpinner label={words('confirming')} />
  return <NewLink problem={problem} />
}

function NewLink({ problem }: { problem: string }) {
  const [message, setSaid] = useState<string | null>(null)
  const form = useForm({ defaultValues: { email: '' } })
  const { isSubmitting, errors } = form.formState
  const submit = form.handleSubmit(async ({ email }) => {
    const address = email.trim()
    setSaid((await sendConfirmationAgain(address)) ?? words('newLinkSent', { email: address }))
  })
  return (
    <NarrowPage title={words('linkBroken')} lead={brokenLinkText(problem, 24)}>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <TextField
          label={words('email')}
          type="email"
          size="l"
          autoComplete="username"
          maxLength={254}
          error={errors.email?.message}
          disabled={isSubmitting}
          {...form.register('email', emailRules())}
        />
        <Button type="submit" variant="primary" size="l" disabled={isSubmitting}>
          {isSubmitting ? words('sendingMail') : words('sendNewLink')}
        </Button>
        <p role="status" className="text-2 text-ink-2">
          {message}
        </p>
      </form>
      <ButtonLink to="/login" size="l">
        {words('backToSignIn')}
      </ButtonLink>
    </NarrowPage>
  )
}
