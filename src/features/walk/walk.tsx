import {
	useCallback,
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
	type ComponentType,
} from 'react';

import { getBootPayload } from '@/data/site/boot-payload';
import { readFrameWidth } from '@/kits/canvas/frame-width';
import type { PreviewWalkProps } from '@/kits/canvas/front-page-preview';
import { useNavigate, useRoute } from '@/router';
import { AddressBar } from './address-bar';
import type { ClickedAddress } from './listen-to-page';
import { PageFrames } from './page-frames';
import { applyPageStyles, type PageSheets } from './page-styles';
import { RefusalLine } from './refusal-line';
import { toVisitorUrl } from './rules/walk-address';
import { SeenLine } from './seen-line';
import { describePage } from './texts';
import { useAnnouncement, useFrameFocus, useShownPage } from './use-shown-page';
import { useHeldStyles, useSaves } from './use-saves';
import { usePageRequests } from './use-page-requests';
import { useUnsavedRecords } from './use-unsaved-records';
import { useWalk, type Refusal } from './use-walk';
import { useWalkedPages } from './use-walked-pages';
import './style.scss';

/** Props of {@link Walk}. */
export interface WalkProps extends PreviewWalkProps {
	/** Calls `onChange` with the site's styles while they differ from the saved ones. */
	Styles: ComponentType< {
		onChange: ( styles: PageSheets | undefined ) => void;
	} >;
}

/** A page of the site with unsaved changes: its links are followed, and its records are named. */
export function Walk( { sitePath, onShown, Styles }: WalkProps ) {
	const { homeUrl } = getBootPayload();
	const { query } = useRoute();
	const { replaceQuery } = useNavigate();
	const [ attempt, setAttempt ] = useState( 0 );
	const saves = useSaves();
	const [ refusal, setRefusal ] = useState< Refusal >();
	const [ styles, setStyles ] = useState< PageSheets >();
	const reload = useCallback( () => setAttempt( ( last ) => last + 1 ), [] );
	const walk = useWalk( sitePath, reload );
	const visitorUrl = toVisitorUrl( sitePath, homeUrl );
	const [ nonce, setNonce ] = useState( '' );
	const unsaved = useUnsavedRecords( nonce );
	const [ requests, noteIntent ] = usePageRequests(
		walk,
		`${ attempt } ${ saves.count }`,
		unsaved.parameter
	);
	const pages = useWalkedPages( requests, walk.rename, ( page ) =>
		applyPageStyles( page, styles )
	);
	const { shown, problem } = pages;
	const width = readFrameWidth( query.width );
	const frames = useRef< HTMLDivElement >( null );
	const isFailed = problem !== undefined || walk.refusal !== undefined;
	const focusFrame = useFrameFocus( frames, shown?.id, isFailed );

	const { follow } = walk;
	const attemptStep = useCallback(
		( step: () => Refusal | undefined ) => {
			const refused = step();
			setRefusal( refused );
			if ( ! refused ) {
				focusFrame();
			}
		},
		[ focusFrame ]
	);
	const handleAddress = useCallback(
		( address: ClickedAddress ) => attemptStep( () => follow( address ) ),
		[ attemptStep, follow ]
	);
	useShownPage(
		shown?.page,
		useHeldStyles( styles, saves.isSaving || pages.isBusy ),
		handleAddress,
		noteIntent
	);
	useEffect( () => setRefusal( undefined ), [ sitePath ] );
	useEffect( () => {
		if ( shown?.report?.nonce ) {
			setNonce( shown.report.nonce );
		}
	}, [ shown ] );
	const isSettled = shown !== undefined || problem !== undefined;
	const isAnswered = isSettled || walk.refusal !== undefined;
	useLayoutEffect( () => {
		if ( isAnswered ) {
			onShown();
		}
	}, [ isAnswered, onShown ] );
	useAnnouncement( shown?.id, describePage( shown?.report ) );

	return (
		<div className="atelier-walk">
			<Styles onChange={ setStyles } />
			<AddressBar
				walk={ walk }
				visitorUrl={ visitorUrl }
				width={ width }
				onWidth={ ( next ) => replaceQuery( { width: next } ) }
				onType={ ( text ) => attemptStep( () => walk.type( text ) ) }
				onReload={ reload }
			/>
			<PageFrames
				walk={ walk }
				pages={ pages }
				requests={ requests }
				width={ width }
				framesRef={ frames }
				visitorUrl={ visitorUrl }
				onRetry={ reload }
			/>
			<div className="atelier-walk__foot">
				<RefusalLine
					refusal={ refusal }
					onDismiss={ () => setRefusal( undefined ) }
				/>
				{ shown && ! isFailed && (
					<SeenLine
						report={ shown.report }
						page={ shown.page }
						visitorUrl={ visitorUrl }
						hasHiddenChanges={ unsaved.isTooLong }
					/>
				) }
			</div>
		</div>
	);
}
