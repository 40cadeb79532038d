// American texts of plans, invoices and billing details.
export default {
  hasBranding: 'Your logo and color',
}
