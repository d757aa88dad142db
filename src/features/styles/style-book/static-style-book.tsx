import { useMemo } from 'react';
import { __ } from '@wordpress/i18n';

import { EMPTY_CONFIG, readConfig } from '@/utils/theme-json/config';
import { isRecord } from '@/utils/is-record';
import {
	GlobalStylesContext,
	type GlobalStyles,
} from '../config/global-styles-context';
import { Book, type BookProps } from './book';

/** The Style Book of a theme without styles to edit: it shows them without links (specification 2.2, `/stylebook`). */
export function StaticStyleBook( {
	editorSettings,
}: Pick< BookProps, 'editorSettings' > ) {
	const styles = useMemo< GlobalStyles >( () => {
		const merged = readConfig( {
			settings: editorSettings.__experimentalFeatures,
		} );
		return {
			user: EMPTY_CONFIG,
			stored: EMPTY_CONFIG,
			base: merged,
			core: EMPTY_CONFIG,
			merged,
			canEdit: false,
			canEditCss: false,
			isCustomized: false,
			setUser: () => {},
			editorSettings,
		};
	}, [ editorSettings ] );
	const sheets = Array.isArray( editorSettings.styles )
		? editorSettings.styles.filter( isRecord )
		: [];
	return (
		<section
			className="atelier-style-book"
			aria-label={ __( 'Style Book', 'atelier' ) }
		>
			<GlobalStylesContext.Provider value={ styles }>
				<Book
					config={ styles.merged }
					sheets={ sheets }
					editorSettings={ editorSettings }
				/>
			</GlobalStylesContext.Provider>
		</section>
	);
}
