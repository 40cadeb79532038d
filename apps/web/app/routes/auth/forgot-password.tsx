// `/forgot-password`: sends the link without revealing whether the account exists.
import { RESET_LINK_HOURS } from '@dropwise/contracts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { pageMeta } from '../../features/site/meta.ts'
import { EMAIL_RULES } from '../../features/sign-in/rules.ts'
import { NarrowPage } from '../../features/sign-in/narrow-page.tsx'
import { requestPasswordReset } from '../../features/sign-in/password-reset.ts'
import { useIsLive } from '../../lib/is-live.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { BRAND } from '../../lib/brand-of-page.ts'

export const meta = () =>
  pageMeta({
    title: 'Forgot password',
    description: `Ask for a link to choose a new password for your ${BRAND.name} account.`,
    path: '/forgot-password',
    isHidden: true,
  })

export default function ForgotPassword() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const form = useForm<{ email: string }>()
  const { isSubmitting, errors } = form.formState
  const isLive = useIsLive()
  const submit = form.handleSubmit(async ({ email }) => {
    const answer = await requestPasswordReset(email.trim()).catch(
      () => 'Network connection failed. Please check your internet connection and try again.',
    )
    setProblem(answer)
    if (!answer) setSentTo(email.trim())
  })
  if (sentTo) {
    return (
      <NarrowPage
        title="Check your email"
        lead={`If ${sentTo} has an account, a link is on its way. It works once and expires in ${RESET_LINK_HOURS} hours.`}
      >
        <ButtonLink to="/login" size="l">
          Back to sign in
        </ButtonLink>
        <button type="button" className="text-link mt-4 self-start text-3" onClick={() => setSentTo(null)}>
          Use another address
        </button>
      </NarrowPage>
    )
  }
  return (
    <NarrowPage title="Forgot password" lead="We will send you a link to choose a new one.">
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <TextField
          label="Email"
          type="email"
          size="l"
          autoComplete="username"
          maxLength={254}
          error={errors.email?.message ?? problem ?? undefined}
          disabled={isSubmitting}
          {...form.register('email', EMAIL_RULES)}
        />
        <Button type="submit" variant="primary" size="l" disabled={!isLive || isSubmitting}>
          {isSubmitting ? 'Sending...' : 'Send link'}
        </Button>
        <Link to="/login" className="text-link text-3">
          Back to sign in
        </Link>
      </form>
    </NarrowPage>
  )
}
