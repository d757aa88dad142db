import { __ } from '@wordpress/i18n';

import { usePalettes } from '../../panels/use-palettes';
import { toPresetVariable } from '../../rules/dark/dark-css';
import type { DarkKind } from '../../rules/dark/dark-values';
import { BookExample } from '../book-example';
import { BookSwatches, readSwatchWords } from '../book-swatches';

const PALETTE = { screen: 'palette' } as const;

/** The palette's colours by origin. */
export function Colors() {
	const { colors } = usePalettes();
	return (
		<>
			{ colors.map( ( group ) => (
				<BookExample
					key={ group.name }
					title={ describeFills( __( 'Colors', 'atelier' ), group ) }
					read={ readSwatchWords }
					to={ PALETTE }
				>
					<BookSwatches
						swatches={ group.colors.map(
							( { name, slug, color } ) => ( {
								name,
								slug,
								fill: toFill( 'color', slug, color ),
							} )
						) }
					/>
				</BookExample>
			) ) }
		</>
	);
}

/** The palette's gradients by origin. */
export function Gradients() {
	const { gradients } = usePalettes();
	return (
		<>
			{ gradients.map( ( group ) => (
				<BookExample
					key={ group.name }
					title={ describeFills(
						__( 'Gradients', 'atelier' ),
						group
					) }
					read={ readSwatchWords }
					to={ PALETTE }
				>
					<BookSwatches
						swatches={ group.gradients.map(
							( { name, slug, gradient } ) => ( {
								name,
								slug,
								fill: toFill( 'gradient', slug, gradient ),
							} )
						) }
					/>
				</BookExample>
			) ) }
		</>
	);
}

// The variable of the page has the value of the shown scheme.
function toFill( kind: DarkKind, slug: string, value: string ): string {
	return `var(${ toPresetVariable( kind, slug ) }, ${ value })`;
}

function describeFills( kind: string, { name }: { name: string } ): string {
	return `${ kind }: ${ name }`;
}
