import { __, sprintf } from '@wordpress/i18n';

import { PRESET_ORIGINS, type Origin } from '@/utils/theme-json/config';
import { useGlobalStyles } from '../../config/use-global-styles';
import { describeGroup } from '../../presets/describe-group';
import { joinFacts } from '../../rules/words/join-facts';
import { describeShadow } from '../../rules/words/shadow-words';
import { BookExample } from '../book-example';
import { readShownPresets } from '../../rules/read-shown-presets';
import { readStyle } from '../read-look';
import type { WordsRun } from '../words-queue';

const SHADOWS = { screen: 'shadows' } as const;

/** The shadows of the site by origin. */
export function Shadows() {
	const { merged } = useGlobalStyles();
	const groups = PRESET_ORIGINS.map( ( origin ) => ( {
		origin,
		shadows: readShownPresets( merged, 'shadow', origin ),
	} ) ).filter( ( { shadows } ) => shadows.length > 0 );
	if ( groups.length === 0 ) {
		return (
			<BookExample
				title={ __( 'Shadows', 'atelier' ) }
				to={ SHADOWS }
				read={ sayNone }
			>
				{ null }
			</BookExample>
		);
	}
	return (
		<>
			{ groups.map( ( { origin, shadows } ) => (
				<BookExample
					key={ origin }
					title={ describeShadows( origin ) }
					to={ SHADOWS }
					read={ readWords }
				>
					<ul className="atelier-book__shadows">
						{ shadows.map( ( { slug, name, shadow } ) => (
							<li
								key={ slug }
								className="atelier-book__shadow"
								style={ {
									boxShadow: `var(--wp--preset--shadow--${ slug }, ${ shadow })`,
								} }
							>
								{ name }
							</li>
						) ) }
					</ul>
				</BookExample>
			) ) }
		</>
	);
}

function describeShadows( origin: Origin ): string {
	return sprintf(
		/* translators: %s: where shadows come from: "Theme", "Default" or "Custom". */
		__( 'Shadows: %s', 'atelier' ),
		describeGroup( origin )
	);
}

function sayNone(): string {
	return __( 'No shadows yet.', 'atelier' );
}

function readWords( example: Element, run: WordsRun ): string {
	return joinFacts(
		[ ...example.querySelectorAll( '.atelier-book__shadow' ) ].map(
			( element ) => ( {
				label: element.textContent ?? '',
				facts: [
					describeShadow( readStyle( element ).boxShadow, run ),
				],
			} )
		)
	);
}
