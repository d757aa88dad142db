import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { arrowUp, closeSmall } from '@wordpress/icons';
import { Fragment, useEffect, useRef, type KeyboardEvent } from 'react';

import { moveFocus } from '@/focus';
import { describeState } from '../rules/style-states';
import { splitRows } from '../rules/why/split-rows';
import { nameElement, nameElementKind } from './name-element';
import { useRows, type RowGroup } from './use-rows';
import { WhyRowItem } from './why-row';

/** Props of {@link WhyPanel}. */
export interface WhyPanelProps {
	element: Element;
	/** Explains another element. */
	onChoose: ( element: Element ) => void;
	onClose: () => void;
}

/** Shows for each property of an element which setting wins, and which ones it overrides. */
export function WhyPanel( { element, onChoose, onClose }: WhyPanelProps ) {
	const title = useRef< HTMLHeadingElement >( null );
	const { groups, states } = useRows( element );
	useEffect( () => void moveFocus( title.current ), [ element ] );
	const { main, common } = splitRows( groups );
	const { parentElement } = element;
	const handleKeyDown = ( event: KeyboardEvent ) => {
		if ( event.key === 'Escape' && ! event.defaultPrevented ) {
			event.preventDefault();
			event.stopPropagation();
			onClose();
		}
	};
	return (
		// Escape closes the panel wherever the focus is in it.
		// eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
		<section
			className="atelier-why"
			aria-label={ __( 'Why', 'atelier' ) }
			onKeyDown={ handleKeyDown }
		>
			<div className="atelier-why__header">
				<div className="atelier-why__heading">
					<p className="atelier-why__question">
						{ __( 'Why does it look like this?', 'atelier' ) }
					</p>
					<h2
						ref={ title }
						tabIndex={ -1 }
						className="atelier-why__title"
					>
						{ nameElement( element ) }
					</h2>
				</div>
				{ parentElement && element.localName !== 'body' && (
					<Button
						size="small"
						icon={ arrowUp }
						label={ sprintf(
							/* translators: %s: what an element is, for example "Group". */
							__( 'Explain what is around it: %s', 'atelier' ),
							nameElementKind( parentElement )
						) }
						onClick={ () => onChoose( parentElement ) }
					/>
				) }
				<Button
					size="small"
					icon={ closeSmall }
					label={ __( 'Close', 'atelier' ) }
					onClick={ onClose }
				/>
			</div>
			{ groups.length === 0 && states.length === 0 ? (
				<p className="atelier-why__empty">
					{ __(
						'Nothing sets the look of this element.',
						'atelier'
					) }
				</p>
			) : (
				<div className="atelier-why__body">
					<WhyRows groups={ main } element={ element } />
					{ states.map( ( { state, groups: different } ) => (
						<Fragment key={ state }>
							<h3 className="atelier-why__state">
								{ sprintf(
									/* translators: %s: state of an element, for example "Hover". */
									__( 'In the state “%s”', 'atelier' ),
									describeState( state )
								) }
							</h3>
							<WhyRows groups={ different } element={ element } />
						</Fragment>
					) ) }
					{ common.length > 0 && (
						<details className="atelier-why__more">
							<summary>
								{ __(
									'Set by WordPress and the browser',
									'atelier'
								) }
							</summary>
							<WhyRows groups={ common } element={ element } />
						</details>
					) }
				</div>
			) }
		</section>
	);
}

function WhyRows( {
	groups,
	element,
}: {
	groups: readonly RowGroup[];
	element: Element;
} ) {
	return (
		<ul className="atelier-why__rows">
			{ groups.map( ( group ) => (
				<WhyRowItem
					key={ group[ 0 ].property.name }
					group={ group }
					element={ element }
				/>
			) ) }
		</ul>
	);
}
