// Files of an order in the API: photos and PDFs from dispatch for office and driver.
import { z } from 'zod'
import { idText, timeText } from './common.ts'

/** Private bucket of the files. Objects are named `{company}/{file}`; only the server writes there. */
export const ATTACHMENTS_BUCKET = 'attachments'
export const ATTACHMENT_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const
export type AttachmentType = (typeof ATTACHMENT_TYPES)[number]
/** Largest file; the bucket enforces it too. */
export const ATTACHMENT_MAX_BYTES = 10 * 1024 * 1024
/** Maximum number of files per order. */
export const ATTACHMENTS_PER_ORDER = 20
export const ATTACHMENT_NAME_MAX = 120

export const attachmentItem = z.object({
  id: idText,
  name: z.string(),
  /** Type detected from the content, regardless of the name. */
  type: z.enum(ATTACHMENT_TYPES),
  bytes: z.number().int(),
  /** Object name in the bucket `attachments`. Copied and split orders share objects. */
  object: z.string(),
})
export type AttachmentItem = z.infer<typeof attachmentItem>

/** `GET /orders/{id}/attachments`, in order of addition. */
export const listedAttachment = attachmentItem.extend({ addedAt: timeText })
export type ListedAttachment = z.infer<typeof listedAttachment>
export const attachmentsResponse = z.object({ items: z.array(listedAttachment) })
export const newAttachmentQuery = z.object({ name: z.string().trim().min(1).max(ATTACHMENT_NAME_MAX) })
