import { getAtPath } from '@/utils/theme-json/value-at-path';
import { isRecord } from '@/utils/is-record';
import { useGlobalStyles } from '../config/use-global-styles';

/** Returns how many revisions the styles have, by the record's link `version-history` (specification 6). */
export function useRevisionCount(): number {
	const { user } = useGlobalStyles();
	const links = getAtPath( user._links, [ 'version-history' ] );
	const link: unknown = Array.isArray( links ) ? links[ 0 ] : undefined;
	return isRecord( link ) && typeof link.count === 'number' ? link.count : 0;
}
