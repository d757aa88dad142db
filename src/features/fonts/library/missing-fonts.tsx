import { Notice, SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import { joinNames } from '@/utils/join-names';
import { listFontUses } from '../rules/font-uses';
import { findMissingFonts, type MissingFont } from '../rules/missing-fonts';
import { setFontFamily } from '../rules/set-font-family';
import { getFamilyName } from '../rules/sort-families';
import { useFontSession } from '../session/font-session';
import { ReinstallButton } from './reinstall-button';
import { useStyleNodeNames } from './use-style-node-names';

/** Notices about the fonts that the styles use and that are not active, each with its remedies. */
export function MissingFonts() {
	const { lists, mergedStyles } = useFontSession();
	const active = [ ...lists.theme, ...lists.custom ];
	const missing = findMissingFonts( listFontUses( mergedStyles ), active );
	return (
		<>
			{ missing.map( ( font ) => (
				<MissingFontNotice key={ font.slug } font={ font } />
			) ) }
		</>
	);
}

function MissingFontNotice( { font }: { font: MissingFont } ) {
	const {
		lists,
		themeFamilies,
		user,
		canEdit,
		installed,
		editLists,
		editStyles,
	} = useFontSession();
	const { slug, paths } = font;
	const choices = [ ...lists.theme, ...lists.custom ];
	const record = installed.families.find(
		( family ) => family.slug === slug
	);
	const ofTheme = themeFamilies.find( ( family ) => family.slug === slug );
	const found = record ?? ofTheme;
	const names = useStyleNodeNames( paths );
	const handleReplace = ( next: string ) => {
		if ( next ) {
			editStyles( setFontFamily( user.styles, paths, next ) );
		}
	};
	const message = sprintf(
		/* translators: 1: name of a font, 2: names of the places that use it, for example "Headings, Quote". */
		__( '“%1$s” is not active, and is used for: %2$s.', 'atelier' ),
		found ? getFamilyName( found ) : nameSlug( slug ),
		joinNames( names )
	);
	return (
		<Notice
			className="atelier-fonts-missing"
			status="warning"
			isDismissible={ false }
			// Without it the notice would render its children by calling them as functions, which breaks their hooks.
			spokenMessage={ message }
			actions={
				found && canEdit
					? [
							{
								label: __( 'Activate', 'atelier' ),
								variant: 'secondary',
								onClick: () =>
									editLists( ( current ) =>
										record
											? {
													...current,
													custom: [
														...current.custom,
														record,
													],
											  }
											: {
													...current,
													theme: [
														...current.theme,
														found,
													],
											  }
									),
							},
					  ]
					: []
			}
		>
			<p>{ message }</p>
			{ canEdit && (
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Replace', 'atelier' ) }
					value=""
					onChange={ handleReplace }
					options={ [
						{ value: '', label: __( 'Choose a font', 'atelier' ) },
						...choices.map( ( family ) => ( {
							value: family.slug,
							label: getFamilyName( family ),
						} ) ),
					] }
				/>
			) }
			{ ! found && <ReinstallButton slug={ slug } /> }
		</Notice>
	);
}

// The name of a font that was deleted is unknown: “open-sans” was most likely “Open Sans”.
function nameSlug( slug: string ): string {
	return slug
		.split( '-' )
		.map( ( word ) => word.charAt( 0 ).toUpperCase() + word.slice( 1 ) )
		.join( ' ' );
}
