import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { SelectControl, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { Panes, useHalf } from '@/kits/compare';
import type { Config } from '@/utils/theme-json/config';
import { mergeConfigs } from '@/utils/theme-json/merge-configs';
import { getPreviewStyles } from '../config/get-preview-styles';
import { GlobalStylesContext } from '../config/global-styles-context';
import { useGlobalStyles } from '../config/use-global-styles';
import { useThemeFiles } from '../config/use-theme-files';
import { dropWrongTypes } from '../rules/drop-wrong-types';
import { BookFrame, useBookTabs } from '../style-book/book';
import type { BookTab } from '../style-book/book-tabs';
import type { ComparisonView } from './read-comparison';
import type { ComparedState } from './style-state';

/** Props of {@link BookComparison}. */
export interface BookComparisonProps {
	left: ComparedState;
	right: ComparedState;
	view: ComparisonView;
}

/** One chapter of the Style Book in both states. */
export function BookComparison( { left, right, view }: BookComparisonProps ) {
	const { tabs } = useBookTabs();
	const [ name, setName ] = useState< string >();
	const tab = tabs.find( ( each ) => each.name === name ) ?? tabs[ 0 ];
	return (
		<div className="atelier-compare-book">
			<div className="atelier-compare-book__bar">
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Examples', 'atelier' ) }
					labelPosition="side"
					value={ tab?.name ?? '' }
					options={ tabs.map( ( each ) => ( {
						value: each.name,
						label: each.title,
					} ) ) }
					onChange={ setName }
				/>
			</div>
			{ tab && (
				<Panes
					view={ view === 'side' ? 'side' : 'divider' }
					left={ toHalf( left, tab ) }
					right={ toHalf( right, tab ) }
				/>
			) }
		</div>
	);
}

function toHalf( { label, config }: ComparedState, tab: BookTab ) {
	return {
		label,
		content: config ? (
			<BookHalf config={ config } tab={ tab } />
		) : (
			<div className="atelier-panes__message">
				<Spinner />
			</div>
		),
	};
}

// Examples read the styles of their context: those of the compared state, not the current ones.
function BookHalf( { config, tab }: { config: Config; tab: BookTab } ) {
	const styles = useGlobalStyles();
	const { base, editorSettings } = styles;
	const files = useThemeFiles();
	const shown = useDeferredValue( config );
	const merged = useMemo(
		() => mergeConfigs( base, dropWrongTypes( shown ).config ),
		[ base, shown ]
	);
	const sheets = useMemo(
		() => getPreviewStyles( merged, editorSettings, files ),
		[ merged, editorSettings, files ]
	);
	const value = useMemo(
		() => ( { ...styles, user: shown, stored: shown, merged } ),
		[ styles, shown, merged ]
	);
	return (
		<GlobalStylesContext.Provider value={ value }>
			<div className="atelier-compare-book__half">
				<BookFrame
					config={ merged }
					sheets={ sheets }
					editorSettings={ editorSettings }
					tab={ tab }
				>
					<HalfMark />
				</BookFrame>
			</div>
		</GlobalStylesContext.Provider>
	);
}

/** Registers the document in which it is rendered as a half of the comparison. */
function HalfMark() {
	const [ page, setPage ] = useState< Document >();
	const ref = useCallback( ( element: HTMLElement | null ) => {
		if ( element ) {
			setPage( element.ownerDocument );
		}
	}, [] );
	useHalf( page );
	return <span ref={ ref } hidden />;
}
