// American texts of mails and messages to recipients, and of their editors.
export default {
  colours: 'Colors',
}
