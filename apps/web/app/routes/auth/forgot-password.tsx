// `/forgot-password`: sends the link without revealing whether the account exists.
import { RESET_LINK_HOURS } from '@dropwise/contracts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { pageMeta } from '../../features/site/meta.ts'
import { WordsOnTheWay } from '../../features/site/words-on-the-way.tsx'
import { emailRules } from '../../features/sign-in/rules.ts'
import { NarrowPage } from '../../features/sign-in/narrow-page.tsx'
import { requestPasswordReset } from '../../features/sign-in/password-reset.ts'
import { useReaderWords } from '../../lib/reader-language.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { BRAND } from '../../lib/brand-of-page.ts'
import { signInWords as words } from '../../lib/words/sign-in.ts'

export const meta = () =>
  pageMeta({
    title: words('forgotPassword'),
    description: `Ask for a link to choose a new password for your ${BRAND.name} account.`,
    path: '/forgot-password',
    isHidden: true,
  })

export default function ForgotPassword() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const form = useForm<{ email: string }>()
  const { isSubmitting, errors } = form.formState
  const isShown = useReaderWords(words)
  const submit = form.handleSubmit(async ({ email }) => {
    const answer = await requestPasswordReset(email.trim()).catch(() => words('network'))
    setProblem(answer)
    if (!answer) setSentTo(email.trim())
  })
  if (!isShown) return <WordsOnTheWay />
  if (sentTo) {
    return (
      <NarrowPage
        title={words('checkEmail')}
        lead={words('resetSent', { email: sentTo, hours: RESET_LINK_HOURS })}
      >
        <ButtonLink to="/login" size="l">
          {words('backToSignIn')}
        </ButtonLink>
        <button type="button" className="text-link mt-4 self-start text-3" onClick={() => setSentTo(null)}>
          {words('useAnother')}
        </button>
      </NarrowPage>
    )
  }
  return (
    <NarrowPage title={words('forgotPassword')} lead={words('forgotLead')}>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <TextField
          label={words('email')}
          type="email"
          size="l"
          autoComplete="username"
          maxLength={254}
          error={errors.email?.message ?? problem ?? undefined}
          disabled={isSubmitting}
          {...form.register('email', emailRules())}
        />
        <Button type="submit" variant="primary" size="l" disabled={isSubmitting}>
          {words(isSubmitting ? 'sendingMail' : 'sendLink')}
        </Button>
        <Link to="/login" className="text-link text-3">
          {words('backToSignIn')}
        </Link>
      </form>
    </NarrowPage>
  )
}
