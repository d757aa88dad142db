import { describeFailures } from '@/kits/saving/outcomes';
import type { ImportResult } from './rules/types';

/**
 * Returns the message that names each record that was not imported, with the reason.
 *
 * @param refused Their results.
 */
export function describeRefused( refused: readonly ImportResult[] ): string {
	return describeFailures(
		refused.map( ( { title, message } ) => ( {
			title,
			error: { message },
		} ) )
	);
}
