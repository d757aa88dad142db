import { Notice, SelectControl } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';

import { listFontUses } from '../rules/font-uses';
import { findMissingFonts, type MissingFont } from '../rules/missing-fonts';
import { setFontFamily, toPresetValue } from '../rules/set-font-family';
import { getFamilyName } from '../rules/sort-families';
import { useFontSession } from '../session/font-session';
import { ReinstallButton } from './reinstall-button';

/** Lists the fonts that the styles name and that are not active, each with what can be done about it. */
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
	const { lists, user, canEdit, installed, editLists, editStyles } =
		useFontSession();
	const { slug, paths } = font;
	const choices = [ ...lists.theme, ...lists.custom ];
	const record = installed.families.find(
		( family ) => family.slug === slug
	);
	const handleReplace = ( next: string ) => {
		if ( next ) {
			editStyles(
				setFontFamily( user.styles, paths, toPresetValue( next ) )
			);
		}
	};
	const message = sprintf(
		/* translators: 1: slug of a font, 2: number of places. */
		_n(
			'The styles name the font “%1$s” in %2$d place, and it is not active.',
			'The styles name the font “%1$s” in %2$d places, and it is not active.',
			paths.length,
			'atelier'
		),
		slug,
		paths.length
	);
	return (
		<Notice
			className="atelier-fonts-missing"
			status="warning"
			isDismissible={ false }
			// Without it the notice would call its children as functions, with their hooks as its own.
			spokenMessage={ message }
			actions={
				record && canEdit
					? [
							{
								label: __( 'Activate', 'atelier' ),
								variant: 'secondary',
								onClick: () =>
									editLists( ( current ) => ( {
										...current,
										custom: [ ...current.custom, record ],
									} ) ),
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
			{ ! record && <ReinstallButton slug={ slug } /> }
		</Notice>
	);
}
