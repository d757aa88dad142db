import { useSelect } from '@wordpress/data';
import { useMemo } from 'react';

import { isRecord } from '@/utils/is-record';
import { getBaseGlobalStyles } from '@/wordpress/global-styles-records';

/** A value of a wrong type, which the server left out of the theme's config. */
export interface UnreadableThemeValue {
	/** File below the folder of themes; the empty text where a plugin or a block registers the value. */
	file: string;
	/** Path such as `settings.custom`. */
	path: string;
}

const NOTHING: readonly unknown[] = [];

/** Returns the values that the server left out of the theme's files (`includes/styles/class-theme-configs.php`). */
export function useUnreadableThemeValues(): readonly UnreadableThemeValue[] {
	const values = useSelect( ( select ) => {
		const base = getBaseGlobalStyles( select );
		return isRecord( base ) && Array.isArray( base.atelier_unreadable )
			? ( base.atelier_unreadable as readonly unknown[] )
			: NOTHING;
	}, [] );
	return useMemo( () => values.filter( isUnreadable ), [ values ] );
}

function isUnreadable( value: unknown ): value is UnreadableThemeValue {
	return (
		isRecord( value ) &&
		typeof value.file === 'string' &&
		typeof value.path === 'string'
	);
}
