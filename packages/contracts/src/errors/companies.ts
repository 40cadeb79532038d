// Failures of a company as a whole, its reports, shops, host and archives, and of the platform’s texts and mails.
import type { ErrorEntry } from './entry.ts'

export const COMPANIES_ERRORS = {
  company_suspended: {
    status: 403,
    message: 'Your company is suspended.',
    hint: 'See Settings, Plan for the reason. Your data stays readable, and routes on the road run to their end.',
  },
  company_closed: {
    status: 403,
    message: '{company} is closed. Everything it has is deleted after {day}.',
    hint: 'Write to us on the contact page before that day to open it again. Its administrators can still export its data.',
  },
  company_deleted: {
    status: 403,
    message: '{company} was closed and has been deleted.',
    hint: 'Start a trial to open a new company.',
  },
  company_moved: {
    status: 410,
    message: '{company} moved to {address}.',
    hint: 'Continue there with the same account, keys and tracking numbers.',
  },
  company_moving: {
    status: 503,
    message: '{company} is moving to another server.',
    hint: 'Send the call again in a few seconds.',
  },
  test_clock_off: {
    status: 403,
    message: 'Time can only be moved while the test clock is on.',
    hint: 'Start a test installation with TEST_CLOCK=1.',
  },
  host_taken: {
    status: 409,
    message: 'Another company uses {host}.',
    hint: 'Choose another name. If the name is yours, write to us on the contact page.',
  },
  shop_signature_wrong: {
    status: 401,
    message: 'This call is not signed with the secret of this shop.',
    hint: 'Copy the secret from the shop’s webhook settings, and connect the shop again with it.',
  },
  report_too_large: {
    status: 422,
    message: 'The report has more than {rows} rows or takes longer than {seconds} seconds.',
    hint: 'Choose fewer days, a filter, or another group.',
  },
  too_many_reports: {
    status: 409,
    message: 'Your company has {most} saved reports, which is the most it can have.',
    hint: 'Remove one that nobody reads.',
  },
  report_name_taken: {
    status: 409,
    message: 'You already have a report named {name}.',
    hint: 'Choose another name.',
  },
  sign_on_needs_domain: {
    status: 409,
    message: 'No mail domain of your company is proven yet.',
    hint: 'Add a domain, set its TXT record and check it. Then turn single sign-on on.',
  },
  sign_on_in_sandbox: {
    status: 409,
    message: 'Test mode has no single sign-on.',
    hint: 'Set it up in the company itself: its members are those of test mode.',
  },
  sign_on_domain_taken: {
    status: 409,
    message: 'Another company has proven {domain}.',
    hint: 'Remove the domain there first. If nobody of yours did that, write to us on the contact page.',
  },
  sign_on_domains_full: {
    status: 409,
    message: 'A company has at most {most} mail domains.',
    hint: 'Remove one that nobody uses.',
  },
  sign_on_binds_account: {
    status: 409,
    message:
      'Another company requires its single sign-on of this account, so it cannot work for a second one.',
    hint: 'Ask to be invited with another mail address.',
  },
  sign_on_trial_failed: {
    status: 422,
    message: 'The identity provider could not be used: {problem}',
    hint: 'Compare the values here with those of your identity provider, save them, and try again.',
  },
  article_changed: {
    status: 409,
    message: 'Somebody changed this text meanwhile.',
    hint: 'Load it again, then repeat your change.',
  },
  archive_running: {
    status: 409,
    message: 'An archive of the company is being written or read.',
    hint: 'Wait until it is done, then ask again.',
  },
  company_not_empty: {
    status: 409,
    message: 'The company has {what} already.',
    hint: 'Only an empty company takes an archive. Make a new company for it.',
  },
  sample_needs_depot: {
    status: 409,
    message: 'Sample orders are placed around your depot, and you have none yet.',
    hint: 'Set where your vehicles start, then try it again.',
  },
  mail_refused: {
    status: 502,
    message: 'Failed to send test email',
    hint: 'The mail server said: {said}',
  },
  mail_not_set_up: {
    status: 503,
    message: 'Send test function not available',
    hint: 'Set SMTP_URL to the address of your mail server and start again.',
  },
} as const satisfies Record<string, ErrorEntry>
