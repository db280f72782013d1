import { Redirect } from 'wouter';
import { paths } from '../../../navigation/paths.ts';
import { useProfile } from '../../../session/session.ts';

/** Leads a student to their own payments. */
export const OwnMoneyPage = () => <Redirect to={paths.money(useProfile().id)} replace />;
