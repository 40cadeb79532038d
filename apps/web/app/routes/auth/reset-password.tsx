// `/reset-password`: target of the mail's link, whose session only changes the password.
import { RESET_LINK_HOURS } from '@dropwise/contracts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { signInWords as words } from '../../lib/words/sign-in.ts'
import { pageMeta } from '../../features/site/meta.ts'
import { NarrowPage } from '../../features/sign-in/narrow-page.tsx'
import { CodeField } from '../../features/sign-in/code-field.tsx'
import { passwordRules } from '../../features/sign-in/rules.ts'
import { brokenLinkText, useMailLink } from '../../features/sign-in/mail-link.ts'
import { choosePassword } from '../../features/sign-in/password-reset.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/field.tsx'
import { PageSpinner } from '../../ui/skeleton.tsx'

export const meta = () =>
  pageMeta({
    title: words('newPassword'),
    description: 'Choose a new password with the link from your mail.',
    path: '/reset-password',
    isHidden: true,
  })

const noAnswer = () => ({ problem: words('noAnswer') })

export default function ResetPassword() {
  const mailLink = useMailLink()
  const [step, setStep] = useState<'password' | 'code' | 'changed'>('password')
  const [problem, setProblem] = useState<string | null>(null)
  const form = useForm({ defaultValues: { password: '' } })
  const { isSubmitting, errors } = form.formState
  if (step === 'changed') {
    return (
      <NarrowPage title={words('passwordChanged')} lead={words('passwordChangedMore')}>
        <ButtonLink to="/login" variant="primary" size="l">
          {words('signInButton')}
        </ButtonLink>
      </NarrowPage>
    )
  }
  if (!mailLink) return <PageSpinner />
  if ('problem' in mailLink) {
    return (
      <NarrowPage title={words('linkBroken')} lead={brokenLinkText(mailLink.problem, RESET_LINK_HOURS)}>
        <ButtonLink to="/forgot-password" variant="primary" size="l">
          {words('askNewLink')}
        </ButtonLink>
      </NarrowPage>
    )
  }
  const submit = form.handleSubmit(async ({ password }) => {
    const answer = await choosePassword(mailLink.tokens, password).catch(noAnswer)
    setProblem(typeof answer === 'string' ? null : answer.problem)
    if (typeof answer === 'string') setStep(answer)
  })
  if (step === 'code') {
    const confirm = async (code: string) => {
      const answer = await choosePassword(mailLink.tokens, form.getValues('password'), code).catch(noAnswer)
      if (typeof answer !== 'string') return answer.problem
      setStep(answer)
      return null
    }
    return (
      <NarrowPage title={words('enterCode')} lead={words('fromApp')}>
        <CodeField button={words('changePassword')} onCode={confirm} />
      </NarrowPage>
    )
  }
  return (
    <NarrowPage title={words('chooseNew')} lead={words('chooseNewMore')}>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <PasswordField
          label={words('newPassword')}
          size="l"
          autoComplete="new-password"
          maxLength={72}
          error={errors.password?.message ?? problem ?? undefined}
          disabled={isSubmitting}
          {...form.register('password', passwordRules())}
        />
        <Button type="submit" variant="primary" size="l" disabled={isSubmitting}>
          {words(isSubmitting ? 'changing' : 'changePassword')}
        </Button>
      </form>
    </NarrowPage>
  )
}
