import { useInsertionEffect } from 'react';

import type { ThemeFiles } from '../theme-files';
import type { FontFamily } from '../types';
import { getFontFaceCss } from '../rules/font-face-css';

/**
 * Returns the name under which a family is shown in the library. It is another than the family's own: a sample must not make a font
 * available to the page that the site has not active.
 *
 * @param family Family.
 */
export function getSampleName( { slug }: FontFamily ): string {
	return `atelier-sample-${ slug }`;
}

/**
 * Makes families available to the samples of the library; a browser loads only the files that it shows.
 *
 * @param families Families with their faces.
 * @param files    Where the theme's files are.
 */
export function useFontSheet(
	families: readonly FontFamily[],
	files: ThemeFiles
): void {
	useInsertionEffect( () => {
		const style = document.createElement( 'style' );
		style.textContent = getFontFaceCss(
			{
				typography: {
					fontFamilies: families.map( ( family ) => ( {
						...family,
						fontFace: family.fontFace?.map( ( face ) => ( {
							...face,
							fontFamily: getSampleName( family ),
						} ) ),
					} ) ),
				},
			},
			files
		);
		document.head.append( style );
		return () => style.remove();
	}, [ families, files ] );
}
