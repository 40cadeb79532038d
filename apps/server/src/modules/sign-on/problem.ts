// A failed sign-in: a sentence for the person, and the exact cause for administrators.
import type { SignOnProblem } from '@dropwise/contracts'
import { AuthError } from '@dropwise/surface/auth/errors'

/** Sentences with the next step. Pages in other languages have their own, by code. */
const SENTENCES: Record<SignOnProblem, string> = {
  sso_no_domain: 'No company has single sign-on for this mail address. Sign in with your password.',
  sso_disabled: 'Your company has turned single sign-on off. Sign in with your password.',
  sso_expired: 'This sign-in was used already or took longer than ten minutes. Start it again.',
  sso_cancelled: 'The sign-in at your company’s server was cancelled. Start it again.',
  sso_unreachable:
    'Your company’s sign-in server cannot be reached at the moment. Try again in a few minutes.',
  sso_answer_refused:
    'Your company’s server gave an answer that cannot be trusted, so nobody was signed in. Try again. If it happens once more, tell your administrator.',
  sso_email_missing: 'Your company’s server did not say what your mail address is. Tell your administrator.',
  sso_foreign_address:
    'Your company’s server named a mail address that is not in a proven domain of your company. Tell your administrator.',
  sso_elsewhere:
    'The account of this mail address does not belong to this company alone, so its server cannot open it. Sign in with your password.',
  sso_deactivated: 'You are no longer a member of this company. Ask its administrator to let you in again.',
  sso_not_invited: 'You are not a member of this company yet. Ask its administrator to invite you.',
  sso_no_place: 'Your company’s plan has no room for another member. Tell your administrator.',
  sso_other_person:
    'The account of this mail address belongs to another person at your company’s server. Ask your administrator.',
}

/**
 * `detail` is for administrators only. `unverified` is text of an unverified answer, which anybody may have written, so
 * only the administrator who made that trial reads it.
 */
export class SignOnError extends AuthError {
  readonly problem: SignOnProblem
  readonly detail: string
  readonly unverified: string | undefined
  constructor(problem: SignOnProblem, detail?: string, unverified?: string) {
    super(problem === 'sso_unreachable' ? 503 : 403, problem, SENTENCES[problem])
    this.problem = problem
    this.detail = detail ?? SENTENCES[problem]
    this.unverified = unverified
  }
}
