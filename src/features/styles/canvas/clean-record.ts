import { readConfig } from '@/utils/theme-json/config';
import { isRecord } from '@/utils/is-record';
import { dropWrongTypes } from '../rules/drop-wrong-types';

const cleaned = new WeakMap< object, object >();

/**
 * Returns the record of the site's styles without unreadable values; the record itself when there are none. The same record gives the same
 * result.
 *
 * @param record Unchecked value of core-data.
 */
export function cleanRecord( record: unknown ): unknown {
	if ( ! isRecord( record ) ) {
		return record;
	}
	const known = cleaned.get( record );
	if ( known ) {
		return known;
	}
	const { settings, styles } = readConfig( record );
	const readable = dropWrongTypes( { settings, styles } ).config;
	const result =
		readable.settings === record.settings &&
		readable.styles === record.styles
			? record
			: { ...record, ...readable };
	cleaned.set( record, result );
	return result;
}
