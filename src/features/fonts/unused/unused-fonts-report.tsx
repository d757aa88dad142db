import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useMemo } from 'react';

import { RetryButton } from '@/components/retry-button';
import { useResource } from '@/data/reads/use-resource';
import { runOnItems } from '@/kits/saving/outcomes';
import { getErrorMessage } from '@/utils/get-error-message';
import type { FontFace, FontFamily } from '../types';
import { fontContentResource } from '../reads/font-content';
import { collectCss, listFontUses } from '../rules/font-uses';
import { getThemeFaceBytes } from '../rules/face-bytes';
import { findSameFace, getFaceKey } from '../rules/face-identity';
import { getFaceLabel } from '../rules/face-label';
import { getFamilyName } from '../rules/sort-families';
import { useFontSession } from '../session/font-session';
import { showInLibrary } from '../session/show-in-library';
import { formatBytes } from '@/utils/format-bytes';
import {
	filterUsedFaces,
	findUsedFaces,
	type UsedFaces,
} from './find-used-faces';

const UNUSED = { id: 'unused' };

/** Report on the sizes of the active and the unused fonts, with a button that deactivates the unused ones. */
export function UnusedFontsReport() {
	const { lists, mergedStyles } = useFontSession();
	const families = useMemo(
		() => [ ...lists.theme, ...lists.custom ],
		[ lists ]
	);
	const content = useResource( fontContentResource );
	const usedFaces = useMemo(
		() =>
			content.data &&
			findUsedFaces( {
				families,
				uses: listFontUses( mergedStyles ),
				contentSlugs: new Set( content.data.slugs ),
				contentVariants: content.data.variants,
				css: [
					collectCss( mergedStyles ),
					...content.data.names.map(
						( name ) => `font-family:${ name };`
					),
				].join( '\n' ),
			} ),
		[ families, mergedStyles, content.data ]
	);
	if ( content.error !== undefined ) {
		return (
			<p role="alert">
				{ getErrorMessage(
					content.error,
					__( 'The content could not be searched.', 'atelier' )
				) }{ ' ' }
				<RetryButton variant="link" onRetry={ content.retry } />
			</p>
		);
	}
	if ( ! usedFaces ) {
		return <p role="status">{ __( 'Searching the site…', 'atelier' ) }</p>;
	}
	return <Report families={ families } usedFaces={ usedFaces } />;
}

interface ReportProps {
	families: readonly FontFamily[];
	usedFaces: readonly UsedFaces[];
}

function Report( { families, usedFaces }: ReportProps ) {
	const { lists, canEdit, editLists, installed } = useFontSession();
	const toSize = ( family: FontFamily, face: FontFace ) =>
		getFaceBytes( family, face, installed );
	const unused = usedFaces.flatMap( ( entry ) => listUnused( entry ) );
	const allBytes = families.reduce(
		( sum, family ) =>
			( family.fontFace ?? [] ).reduce(
				( inner, face ) => inner + toSize( family, face ),
				sum
			),
		0
	);
	const unusedBytes = unused.reduce(
		( sum, { family, face } ) => sum + toSize( family, face ),
		0
	);
	const handleKeepUsed = () => {
		const before = lists;
		void runOnItems(
			[ UNUSED ],
			{
				subject: 'font',
				run: async () => {
					editLists( ( { theme, custom } ) => ( {
						theme: filterUsedFaces(
							theme,
							rebind( usedFaces, theme )
						),
						custom: filterUsedFaces(
							custom,
							rebind( usedFaces, custom )
						),
					} ) );
					return async () => editLists( () => before );
				},
				done: () => describeDeactivated( unused.length ),
			},
			{ show: showInLibrary }
		);
	};
	return (
		<>
			<p>
				{ sprintf(
					/* translators: 1: size of the active variants, 2: size of those that nothing uses, for example "120 KB". */
					__( 'Active variants: %1$s. Unused: %2$s.', 'atelier' ),
					formatBytes( allBytes ),
					unused.length > 0
						? formatBytes( unusedBytes )
						: __( 'none', 'atelier' )
				) }
			</p>
			{ unused.length > 0 && (
				<ul className="atelier-fonts-unused">
					{ unused.map( ( { family, face } ) => (
						<li key={ `${ family.slug } ${ getFaceKey( face ) }` }>
							<span>
								{ getFamilyName( family ) }{ ' ' }
								{ getFaceLabel( face ) }
							</span>
							<span className="atelier-fonts-variant__size">
								{ formatBytes( toSize( family, face ) ) }
							</span>
						</li>
					) ) }
				</ul>
			) }
			{ canEdit && unused.length > 0 && (
				<Button
					variant="secondary"
					__next40pxDefaultSize
					onClick={ handleKeepUsed }
				>
					{ __( 'Keep only what is used', 'atelier' ) }
				</Button>
			) }
		</>
	);
}

function describeDeactivated( count: number ): string {
	return sprintf(
		/* translators: %d: number of variants. */
		_n(
			'%d unused variant was deactivated. Press Update to save that.',
			'%d unused variants were deactivated. Press Update to save that.',
			count,
			'atelier'
		),
		count
	);
}

function listUnused( { family, used }: UsedFaces ) {
	return ( family.fontFace ?? [] )
		.filter( ( face ) => ! used.has( face ) )
		.map( ( face ) => ( { family, face } ) );
}

// The lists may have changed since the report, so its faces are found in them by slug and identity.
function rebind(
	usedFaces: readonly UsedFaces[],
	list: readonly FontFamily[]
): UsedFaces[] {
	return list.flatMap( ( family ) => {
		const entry = usedFaces.find(
			( other ) => other.family.slug === family.slug
		);
		const keys = new Set( [ ...( entry?.used ?? [] ) ].map( getFaceKey ) );
		return entry
			? [
					{
						family,
						used: new Set(
							( family.fontFace ?? [] ).filter( ( face ) =>
								keys.has( getFaceKey( face ) )
							)
						),
					},
			  ]
			: [];
	} );
}

function getFaceBytes(
	family: FontFamily,
	face: FontFace,
	{ families, themeSize }: ReturnType< typeof useFontSession >[ 'installed' ]
): number {
	const installed = families.find( ( { slug } ) => slug === family.slug );
	return (
		findSameFace( installed?.fontFace, face )?.bytes ??
		getThemeFaceBytes( face, themeSize )
	);
}
