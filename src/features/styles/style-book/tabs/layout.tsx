import { __, sprintf } from '@wordpress/i18n';
import type { CSSProperties } from 'react';

import { PRESET_ORIGINS } from '@/utils/theme-json/config';
import { useGlobalStyles } from '../../config/use-global-styles';
import { readRange } from '../../rules/words/declared-sizes';
import { joinList } from '../../rules/words/join-facts';
import { describeLayout } from '../../rules/words/layout-words';
import { describeLengths, formatRange } from '../../rules/words/lengths';
import { BookBlocks, BookExample } from '../book-example';
import { readShownPresets } from '../../rules/read-shown-presets';
import { readPagePadding } from '../read-page-padding';
import { readStyle } from '../read-look';
import { createLayout } from '../sample-blocks';
import type { WordsRun } from '../words-queue';

const LAYOUT = { screen: 'layout' } as const;

/** The screen of each kind of size, and the CSS that shows a size. */
const SIZES = {
	spacing: {
		to: { screen: 'spacing-sizes' },
		property: 'inlineSize',
		prefix: 'spacing',
	},
	radius: {
		to: { screen: 'radius-sizes' },
		property: 'borderStartStartRadius',
		prefix: 'border-radius',
	},
} as const;

/** Widths and spaces of the site's pages, and the presets for them. */
export function Layout() {
	return (
		<>
			<BookExample
				title={ __( 'Layout', 'atelier' ) }
				to={ LAYOUT }
				read={ readWords }
				isWide
			>
				<BookBlocks
					create={ createLayout }
					className="atelier-book__layout"
				/>
			</BookExample>
			<Sizes kind="spacing" title={ __( 'Spacing sizes', 'atelier' ) } />
			<Sizes kind="radius" title={ __( 'Radius sizes', 'atelier' ) } />
		</>
	);
}

function Sizes( { kind, title }: { kind: keyof typeof SIZES; title: string } ) {
	const { merged } = useGlobalStyles();
	const sizes = PRESET_ORIGINS.flatMap( ( origin ) =>
		readShownPresets( merged, kind, origin )
	);
	const { to, property, prefix } = SIZES[ kind ];
	return sizes.length === 0 ? null : (
		<BookExample title={ title } to={ to } read={ readSizes }>
			<ul className={ `atelier-book__sizes is-${ kind }` }>
				{ sizes.map( ( { slug, name, size } ) => (
					<li key={ slug } className="atelier-book__size">
						<span
							className="atelier-book__bar"
							data-size={ size }
							style={
								{
									[ property ]: `var(--wp--preset--${ prefix }--${ slug }, ${ size })`,
								} as CSSProperties
							}
						/>
						<span className="atelier-book__name">{ name }</span>
					</li>
				) ) }
			</ul>
		</BookExample>
	);
}

function readSizes( example: Element ): string {
	return joinList(
		[
			...example.querySelectorAll< HTMLElement >( '.atelier-book__bar' ),
		].map( ( bar ) => {
			const range = readRange( bar.dataset.size ?? '' );
			const style = readStyle( bar );
			const shown = bar.closest( '.is-radius' )
				? style.borderStartStartRadius
				: style.inlineSize;
			return sprintf(
				/* translators: 1: what is described, for example "H1". 2: what it looks like, for example "Inter, 18 px". */
				__( '%1$s: %2$s', 'atelier' ),
				bar.nextElementSibling?.textContent ?? '',
				range
					? formatRange( range )
					: describeLengths( shown ) || formatZero()
			);
		} )
	);
}

function formatZero(): string {
	return '0';
}

function readWords( example: Element, { config }: WordsRun ): string {
	const [ content, wide ] = [
		...example.querySelectorAll( '.atelier-book__layout p' ),
	].map( ( line ) => readStyle( line ) );
	return describeLayout( {
		content: content?.maxInlineSize,
		wide: wide?.maxInlineSize,
		gap: wide?.marginBlockStart,
		padding: readPagePadding( config, example ),
	} );
}
