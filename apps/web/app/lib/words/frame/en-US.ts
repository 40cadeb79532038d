// American texts of the frame.
export default {
  datePattern: 'mm/dd/yyyy',
}
