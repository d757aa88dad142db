import { describeReport, type FontNotice } from './describe-report';
import type { FamilyToInstall } from './plan-family';
import {
	runInstall,
	type InstallApi,
	type InstallProgress,
} from './run-install';

/** State of installations that the library shows. */
export interface InstallState {
	/** Progress of the running installation; `undefined` when none runs. */
	progress: InstallProgress | undefined;
	/** Whether the running installation was cancelled. */
	isCancelling: boolean;
	/** Outcome of the last installation; `undefined` once it was dismissed. */
	notice: FontNotice | undefined;
}

/** Runs installations, even while the library is closed. */
export interface InstallQueue {
	getState: () => InstallState;
	subscribe: ( listener: () => void ) => () => void;
	/**
	 * Installs families; does nothing while another installation runs.
	 *
	 * @return Notice with its outcome; `undefined` if it did not start.
	 */
	install: (
		families: readonly FamilyToInstall[],
		api: InstallApi
	) => Promise< FontNotice | undefined >;
	/** Cancels the installation before its next face. */
	cancel: () => void;
	dismiss: () => void;
}

const IDLE: InstallState = {
	progress: undefined,
	isCancelling: false,
	notice: undefined,
};

/** Creates a queue; the library uses {@link installQueue}. */
export function createInstallQueue(): InstallQueue {
	const listeners = new Set< () => void >();
	let state = IDLE;
	let controller: AbortController | undefined;

	const update = ( changes: Partial< InstallState > ) => {
		state = { ...state, ...changes };
		listeners.forEach( ( listener ) => listener() );
	};
	return {
		getState: () => state,
		subscribe: ( listener ) => {
			listeners.add( listener );
			return () => {
				listeners.delete( listener );
			};
		},
		install: async ( families, api ) => {
			if ( controller ) {
				return undefined;
			}
			const current = new AbortController();
			controller = current;
			update( {
				...IDLE,
				progress: { done: 0, total: 0, label: '' },
			} );
			try {
				const report = await runInstall( families, api, {
					signal: current.signal,
					onProgress: ( progress ) => update( { progress } ),
				} );
				const notice = describeReport( report );
				update( { ...IDLE, notice } );
				return notice;
			} finally {
				controller = undefined;
				update( { progress: undefined, isCancelling: false } );
			}
		},
		cancel: () => {
			controller?.abort();
			update( { isCancelling: controller !== undefined } );
		},
		dismiss: () => update( { notice: undefined } ),
	};
}

/** The installations of this page. */
export const installQueue: InstallQueue = createInstallQueue();
