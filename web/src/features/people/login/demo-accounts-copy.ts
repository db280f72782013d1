export const demoAccountsTexts = {
  title: 'Demo accounts',
  text: 'Everything in this center is made up. Choose an account:',
};
