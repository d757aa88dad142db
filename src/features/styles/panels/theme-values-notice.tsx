import { Notice } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { store as preferencesStore } from '@wordpress/preferences';

import { PREFERENCES_SCOPE } from '@/data/store/preferences';
import { useUnreadableThemeValues } from '../reads/use-unreadable-theme-values';
import { NamedPaths } from './named-paths';

const DISMISSED = 'dismissedThemeValues';

/** Notice of the values in files of the theme that cannot be read. Dismissed, it is not shown again for the same values. */
export function ThemeValuesNotice() {
	const values = useUnreadableThemeValues();
	const names = values.map( ( { file, path } ) =>
		file
			? `${ file }: ${ path }`
			: sprintf(
					/* translators: %s: path of a value, for example "styles.color.text". */
					__( 'A plugin: %s', 'atelier' ),
					path
			  )
	);
	const signature = names.join( '\n' );
	const dismissed = useSelect(
		( select ) =>
			select( preferencesStore ).get( PREFERENCES_SCOPE, DISMISSED ),
		[]
	);
	const { set } = useDispatch( preferencesStore );
	if ( names.length === 0 || dismissed === signature ) {
		return null;
	}
	return (
		<Notice
			status="warning"
			onRemove={ () =>
				void set( PREFERENCES_SCOPE, DISMISSED, signature )
			}
		>
			{ sprintf(
				/* translators: %d: number of values. */
				_n(
					'%d value of the theme has the wrong type. Design does not use this value:',
					'%d values of the theme have the wrong type. Design does not use these values:',
					names.length,
					'atelier'
				),
				names.length
			) }{ ' ' }
			<NamedPaths paths={ names } />
		</Notice>
	);
}
