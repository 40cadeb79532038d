/** Loads the texts of the forms in the page's language. */
export async function readFormWords(): Promise<void> {
  const { formWords } = await import('../../lib/words/driver-forms.ts')
  await formWords.arrival()
}
