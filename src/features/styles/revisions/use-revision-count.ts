import { useGlobalStyles } from '../config/use-global-styles';
import { countRevisions } from '../rules/count-revisions';

/** Returns how many revisions the styles have. */
export function useRevisionCount(): number {
	return countRevisions( useGlobalStyles().user._links );
}
