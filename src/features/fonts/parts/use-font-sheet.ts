import { useInsertionEffect } from 'react';

import type { ThemeFiles } from '../theme-files';
import type { FontFamily } from '../types';
import { getFontFaceCss } from '../rules/font-face-css';

/**
 * Returns the CSS name of a family's samples in the library. It differs from the family's own, so that a sample does not make an inactive font
 * available to the page.
 *
 * @param family Family.
 */
export function getSampleName( { slug }: FontFamily ): string {
	return `atelier-sample-${ slug }`;
}

/**
 * Makes families available to the samples of the library; a browser loads only the files of fonts that it shows.
 *
 * @param families Families with their faces.
 * @param files    Addresses of the theme's files.
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
