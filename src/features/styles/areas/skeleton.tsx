import { useLayoutEffect, useRef, type RefObject } from 'react';
import { __, isRTL } from '@wordpress/i18n';
import { chevronLeft, chevronRight } from '@wordpress/icons';

import { AreaLoader } from '@/components/area-loader';
import { Glyph } from '@/components/glyph';
import { SHELL_ICONS } from '@/components/shell-icons';
import { focusWhenLost } from '@/focus';
import { afterDelay } from '@/schedule/after-delay';
import { Link, pathTo, stylesPath, useRoute } from '@/router';
import type { StylesOutlineGroup } from '@/wordpress/editor-payload';
import { useStylesOutline } from './use-styles-outline';

/**
 * Placeholder of the panel of Styles while it is loading. The links of its root work already, in the markup that PHP prints for it
 * too (`includes/styles/class-styles-markup.php`).
 */
export function StylesSkeleton() {
	const { query } = useRoute();
	const groups = useStylesOutline();
	const isRoot = ! query.section || query.section === '/';
	return isRoot && groups.length > 0 ? (
		<StylesOutline groups={ groups } />
	) : (
		<AreaLoader label={ __( 'Loading the styles', 'atelier' ) } />
	);
}

function StylesOutline( {
	groups,
}: {
	groups: readonly StylesOutlineGroup[];
} ) {
	const { query } = useRoute();
	const ref = useRef< HTMLDivElement >( null );
	useHandOver( ref );
	return (
		<div ref={ ref } className="atelier-styles">
			<div className="atelier-styles__header">
				<h2 className="atelier-styles__title">
					{ __( 'Styles', 'atelier' ) }
				</h2>
			</div>
			<div className="atelier-styles__body">
				<div className="atelier-styles-screen__content">
					<div className="atelier-styles-active">
						<span className="atelier-styles-tile" />
					</div>
					{ groups.map( ( { description, rows } ) => (
						<div
							key={ rows[ 0 ]?.section }
							className="atelier-styles-group"
						>
							{ description && (
								<p className="atelier-styles-screen__description">
									{ description }
								</p>
							) }
							<ul className="atelier-styles-rows">
								{ rows.map( ( { section, label, icon } ) => (
									<li key={ section }>
										<Link
											className="atelier-styles-row"
											data-section={ section }
											to={ pathTo( stylesPath(), {
												...( query.preview
													? {
															preview:
																query.preview,
													  }
													: {} ),
												section,
											} ) }
										>
											{ icon && (
												<Glyph
													icon={ SHELL_ICONS[ icon ] }
												/>
											) }
											<span className="atelier-styles-row__label">
												{ label }
											</span>
											<span className="atelier-styles-row__chevron">
												<Glyph
													icon={
														isRTL()
															? chevronLeft
															: chevronRight
													}
												/>
											</span>
										</Link>
									</li>
								) ) }
							</ul>
						</div>
					) ) }
				</div>
			</div>
		</div>
	);
}

// The focus moves from a row to the same row of the loaded panel.
function useHandOver( ref: RefObject< HTMLElement > ): void {
	useLayoutEffect( () => {
		const element = ref.current;
		return () => {
			const { activeElement } = document;
			const area = element?.parentElement;
			if (
				! area ||
				! ( activeElement instanceof HTMLElement ) ||
				! element.contains( activeElement )
			) {
				return;
			}
			const { section } = activeElement.dataset;
			afterDelay( 0, () =>
				focusWhenLost( area, () =>
					Array.from(
						area.querySelectorAll< HTMLElement >( '[data-section]' )
					).find( ( { dataset } ) => dataset.section === section )
				)
			);
		};
	}, [ ref ] );
}
