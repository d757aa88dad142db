import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import { runOnItems } from '@/kits/saving/outcomes';
import { toRecord } from '@/utils/is-record';
import { listFontPaths } from '../rules/font-uses';
import { setFontFamily } from '../rules/set-font-family';
import { getFamilyName } from '../rules/sort-families';
import { setFamilyActive } from '../rules/toggle-faces';
import { useFontSession } from '../session/font-session';
import { showInLibrary } from '../session/show-in-library';
import type { LibraryFamily } from './list-library';

const TEXT: readonly string[] = [];
const HEADINGS: readonly string[] = [ 'elements', 'heading' ];

/** Buttons that use a family for headings, for text, or for the whole site, and activate it if necessary. */
export function UseFor( {
	entry: { family, source, active },
}: {
	entry: LibraryFamily;
} ) {
	const { lists, user, mergedStyles, canEdit, editLists, editStyles } =
		useFontSession();
	if ( ! canEdit ) {
		return null;
	}
	const choices = [
		{ label: __( 'Headings', 'atelier' ), paths: [ HEADINGS ] },
		{ label: __( 'Text', 'atelier' ), paths: [ TEXT ] },
		{
			label: __( 'All', 'atelier' ),
			paths: listFontPaths( mergedStyles ),
		},
	];
	const handleUse = (
		label: string,
		paths: ( typeof choices )[ 0 ][ 'paths' ]
	) => {
		const before = { lists, styles: toRecord( user.styles ) };
		void runOnItems(
			[ { id: family.slug } ],
			{
				subject: 'font',
				run: async () => {
					if ( ! active ) {
						editLists( ( current ) => ( {
							...current,
							[ source ]: setFamilyActive(
								current[ source ],
								family,
								true
							),
						} ) );
					}
					editStyles(
						setFontFamily( user.styles, paths, family.slug )
					);
					return async () => {
						editLists( () => before.lists );
						editStyles( before.styles );
					};
				},
				done: () =>
					sprintf(
						/* translators: 1: what a font is used for, for example "Headings". 2: name of the font. */
						__( '%1$s: %2$s. Not saved yet.', 'atelier' ),
						label,
						getFamilyName( family )
					),
			},
			{ show: showInLibrary }
		);
	};
	return (
		<div
			className="atelier-fonts-use"
			role="group"
			aria-label={ __( 'Use for', 'atelier' ) }
		>
			<span aria-hidden="true">{ __( 'Use for', 'atelier' ) }</span>
			{ choices.map( ( { label, paths } ) => (
				<Button
					key={ label }
					variant="secondary"
					size="compact"
					onClick={ () => handleUse( label, paths ) }
				>
					{ label }
				</Button>
			) ) }
		</div>
	);
}
