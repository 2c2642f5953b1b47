import type { texts as ru } from '../ru/login.ts';
import type { Same } from '../speak.ts';

export const texts = {
  title: 'Sign in',
  login: 'E-mail or phone',
  password: 'Password',
  enter: 'Sign in',
  emptyLogin: 'Enter your e-mail or phone',
  emptyPassword: 'Enter your password',
  forgotten: 'Forgot your password?',
  isNew: 'New here?',
  register: 'Register',
} satisfies Same<typeof ru>;
