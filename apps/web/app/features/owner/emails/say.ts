// Messages of the template screens as worded in the requirements (2.9-4, 8-1), one at a time.
import { notify } from '../../../ui/toasts.tsx'

const bad = (title: string, detail?: string) => notify({ title, detail, tone: 'bad' })
const notifyDone = (title: string, detail?: string) => notify({ title, detail })

export const announce = {
  notLoaded: () => bad('Failed to load templates'),
  saved: () => notifyDone('Success', 'Template saved successfully'),
  notSaved: () => bad('Error', 'Failed to save template'),
  deleted: () => notifyDone('Template deleted successfully'),
  notDeleted: () => bad('Failed to delete template'),
  sent: () => notifyDone('Test email sent successfully'),
  notSent: (why: string | undefined) => bad('Failed to send test email', why),
  cannotSend: (why: string | undefined) => bad('Send test function not available', why),
  invalid: (what: string) => bad('Validation Error', what),
}
